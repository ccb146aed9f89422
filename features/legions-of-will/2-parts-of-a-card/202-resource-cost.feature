Feature: 202. Resource cost

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 202.1a The resource cost is what is spent to play the card

    Example: from the reserve
      Given Alice has a unit "Brute" with cost 6 in hand
      When Alice plays "Brute" in Alice's base
      Then Alice has 4 resource

    Example: all of it or nothing
      Given Alice has 5 resource
      And Alice has a unit "Brute" with cost 6 in hand
      When Alice tries to play "Brute"
      Then it is refused

    Example: a text may call it the cost
      Given Alice has the unit "Brute" with cost 6 in graveyard
      And Alice has the unit "Runt" with cost 3 in graveyard
      And Alice has the action "Salvage" in hand: "Return target unit card with cost 3 or less from your graveyard to your hand."
      When Alice plays "Salvage"
      And all players pass
      Then "Runt" is in Alice's hand

  Rule: 202.1b Playing a trap costs two

    @ruling:low-028
    Example: for every trap
      Given Alice has a trap "Pitfall" in hand: "Pay 1: Draw a card."
      When Alice plays "Pitfall" in Alice's base
      Then Alice has 8 resource

    @ruling:low-028
    Example: not with one
      Given Alice has 1 resource
      And Alice has a trap "Pitfall" in hand: "Pay 1: Draw a card."
      When Alice tries to play "Pitfall"
      Then it is refused

  Rule: 202.2a Without a resource cost it is zero

    @ruling:low-028
    Example: a trap, though playing it costs two
      Given Bob controls a trap "Pitfall" face up: "Pay 1: Draw a card."
      And Alice has the action "Defuse" in hand: "Destroy target trap with resource cost 0."
      When Alice plays "Defuse" targeting "Pitfall"
      And all players pass
      Then "Pitfall" is in Bob's graveyard

  Rule: 202.2b A face-down permanent has resource cost zero

    Example: whatever is printed on it
      Given Bob controls a trap "Pitfall" with cost 3, face down: "Pay 1: Draw a card."
      And Bob controls an upgrade "Palisade" with cost 3
      And Alice has the action "Defuse" in hand: "Destroy target trap with resource cost 0."
      When Alice plays "Defuse" targeting "Pitfall"
      And all players pass
      Then "Pitfall" is in Bob's graveyard

  Rule: 202.2c X is what was chosen for it on the chain of events, and zero elsewhere

    Example: in a graveyard
      Given Alice has the action "Blaze" with cost X+1 in hand: "Blaze deals X damage to target base."
      When Alice plays "Blaze" with X = 2 targeting Bob's base
      Then "Blaze" has resource cost 3
      When all players pass
      Then "Blaze" is in Alice's graveyard
      And "Blaze" still has resource cost 1

  Rule: 202.3 An additional cost isn't part of the resource cost

    Example: it is paid with the rest
      Given Alice controls a unit "Goat"
      And Alice has a unit "Demon Lord" with cost 4 in hand: "As an additional cost to play this card, sacrifice a unit."
      When Alice plays "Demon Lord" in Alice's base
      Then "Goat" is in Alice's graveyard
      And Alice has 6 resource
      And "Demon Lord" still has resource cost 4

    Example: not without it
      Given Alice has a unit "Demon Lord" with cost 4 in hand: "As an additional cost to play this card, sacrifice a unit."
      When Alice tries to play "Demon Lord"
      Then it is refused
