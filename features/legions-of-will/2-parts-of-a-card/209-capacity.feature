Feature: 209. Capacity

  Background:
    Given a Legions of Will game between Alice and Bob
    And Alice controls a base "Shed" with capacity 2
    And Alice controls a base "Dock" with capacity 5
    And Alice controls a unit "Mule" in her base "Shed"

  Rule: 209.1 A base holds as many permanents as its capacity

    Example: the second of two
      Given Alice has a unit "Recruit" in hand
      When Alice plays "Recruit" in "Shed"
      And all players pass
      Then "Recruit" is in "Shed"

    Example: no third one
      Given Alice controls a unit "Goat" in her base "Shed"
      And Alice has a unit "Recruit" in hand
      When Alice tries to target "Shed" with "Recruit"
      Then it is refused
      When Alice plays "Recruit" in "Dock"
      And all players pass
      Then "Recruit" is in "Dock"

    Example: no third one by moving there
      Given Alice controls a unit "Goat" in her base "Shed"
      And Alice controls a unit "Courier" in her base "Dock"
      When Alice tries to move "Courier" to "Shed"
      Then it is refused
