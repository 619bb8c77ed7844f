// SPDX-License-Identifier: Apache-2.0
#if Redis
/// A script that Redis runs in one step. Each connection loads all scripts first.
enum RedisScript: Int, CaseIterable, Sendable {
    /// Numbers a message, keeps it and sends it.
    case publish
    /// Returns the messages that a topic keeps.
    case kept
    /// Writes a shared value over a version, and reports it.
    case write
    /// Keeps the state of a page, unless it has a newer one.
    case keep

    var source: String {
        switch self {
        case .publish:
            """
            local era = redis.call('HGET', KEYS[1], 'era')
            if not era then
              era = ARGV[3]
              redis.call('HSET', KEYS[1], 'era', era)
            end
            local line = era .. ' ' .. redis.call('HINCRBY', KEYS[1], 'n', 1) .. ' ' .. ARGV[2]
            redis.call('RPUSH', KEYS[2], line)
            redis.call('LTRIM', KEYS[2], -tonumber(ARGV[4]), -1)
            redis.call('EXPIRE', KEYS[1], ARGV[5])
            redis.call('EXPIRE', KEYS[2], ARGV[5])
            redis.call('PUBLISH', ARGV[1], line)
            return 1
            """
        case .kept:
            """
            local now = redis.call('HMGET', KEYS[1], 'era', 'n')
            return {now[1] or '', tonumber(now[2] or '0'), redis.call('LRANGE', KEYS[2], 0, -1)}
            """
        case .write:
            """
            local writer = 'w' .. ARGV[5]
            local now = redis.call('HMGET', KEYS[1], 'version', 'era', 'text', writer)
            local version, era = tonumber(now[1] or '0'), now[2] or ''
            if now[4] == ARGV[6] then return {1, version, era, now[3]} end
            if version ~= tonumber(ARGV[2]) or era ~= ARGV[3] then return {0, version, era, now[3] or ''} end
            if era == '' then era = ARGV[7] end
            version = version + 1
            if redis.call('HLEN', KEYS[1]) > 100 then
              for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
                if string.match(field, '^w[0-9]') then redis.call('HDEL', KEYS[1], field) end
              end
            end
            redis.call('HSET', KEYS[1], 'version', version, 'era', era, 'text', ARGV[4], writer, ARGV[6])
            local line = era .. ' ' .. version
            if #ARGV[4] <= tonumber(ARGV[8]) then line = line .. ' ' .. ARGV[4] end
            redis.call('PUBLISH', ARGV[1], line)
            return {1, version, era, ARGV[4]}
            """
        case .keep:
            """
            local now = redis.call('HMGET', KEYS[1], 'number', 'text')
            local number = tonumber(now[1] or '-1')
            if number > tonumber(ARGV[1]) or (number == tonumber(ARGV[1]) and now[2] ~= ARGV[2]) then return 0 end
            redis.call('HSET', KEYS[1], 'number', ARGV[1], 'text', ARGV[2])
            redis.call('EXPIRE', KEYS[1], ARGV[3])
            return 1
            """
        }
    }
}
#endif
