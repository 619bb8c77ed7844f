# SPDX-License-Identifier: Apache-2.0
"""Two people, one of them with a phone, walk at random on one board while their lines are cut.

    scripts/board walk --minutes 10 --seed 7 --second firefox
"""

import pytest
from people import invite, join
from walk import Person, Walk


@pytest.mark.timeout(7200)
def test_two_people_the_database_and_a_model_agree_after_a_random_walk(request, ada, phone, server, known):
    seed, minutes = request.config.getoption("--seed"), request.config.getoption("--minutes")
    address = ada.js("return location.pathname")
    join(phone, invite(ada, "walker@example.org"), "Grace")
    for page in (ada, phone):
        page.open(address)
        page.find("group", "To Do")
    walk = Walk(Person("Administrator", ada), Person("Grace", phone), server.data, f"Garden {known['number']}", seed)
    try:
        print(walk.run(minutes))
    except BaseException:
        print("\n".join(walk.said[-30:]))
        for person in walk.people:
            print(person.name, person.page.js("return document.body.innerText"))
            print("\n".join([f"> {frame}"[:300] for frame in person.proxy.wire.sent[-12:]]))
            print("\n".join([f"< {frame}"[:300] for frame in person.proxy.wire.received[-12:]]))
        raise
    assert set(ada.wire.welcomes()[1:]) <= {"resumed", "adopted"}
