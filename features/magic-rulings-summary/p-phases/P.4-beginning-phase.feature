Feature: P.4 Beginning Phase

  Rule: P.5.1 The current player's permanents untap

    Example: what the opponent controls stays tapped
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Bob controls a tapped creature "Mule"
      When the game goes to Bob's upkeep step
      Then "Mule" is untapped
      And "Ox" is still tapped

    Example: so does what another player owns
      Given a Magic game between Alice and Bob
      And Bob has a creature "Giant" with power 1 and toughness 1 in graveyard
      And Alice has a sorcery "Rouse" in hand: "Put target creature card in a graveyard into play under your control."
      And Alice has an instant "Bind" in hand: "Tap target creature."
      When Alice plays "Rouse" targeting "Giant"
      And all players pass
      And Alice plays "Bind" targeting "Giant"
      And all players pass
      Then "Giant" is tapped
      When the game goes to Bob's draw step
      Then "Giant" is still tapped
      When the game goes to Alice's upkeep step
      Then "Giant" is untapped

  Rule: P.5.2 Nobody receives priority in the untap step

    Example: once all have passed at the end of a turn, the next upkeep is what they are asked in
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to the end of turn step
      And all players pass
      Then it is Bob's upkeep step
      And Bob has priority

  Rule: P.7.1 The draw goes on the stack, and is nobody's

    Example: it can be responded to before the card is drawn
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's draw step
      Then Bob's hand still holds 1 card
      When all players pass
      Then Bob's hand holds 2 cards

    Example: it is drawn before anything else resolves
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Lens": "At the beginning of your draw step, you gain 1 life."
      When the game goes to Bob's draw step
      And all players pass
      Then Bob's hand holds 1 card
      And Bob still has 20 life
      When all players pass
      Then Bob has 21 life

  Rule: P.4.1 Untap, upkeep and draw, in this order

    Example: what is tapped is untapped in the upkeep, and the card comes after it
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox"
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then it is Bob's upkeep step
      And "Ox" is untapped
      When all players pass, which ends the upkeep step
      Then it is Bob's draw step
      And Bob's hand still holds 0 cards
      When all players pass
      Then Bob's hand holds 1 card

  Rule: P.4.3 "At the beginning of your turn" is the first step

    Example: it is on the stack as the upkeep starts
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Dawn": "At the beginning of your turn, you gain 1 life."
      When the game goes to Bob's upkeep step
      Then the stack holds the ability of "Dawn"
      When all players pass
      Then Bob has 21 life

    Example: with the untap step skipped it is the upkeep
      Given a Magic game between Alice and Bob
      And Bob controls a tapped enchantment "Dawn": "At the beginning of your turn, you gain 1 life."
      And Bob controls an enchantment "Sloth": "Skip your untap step."
      When the game goes to Bob's upkeep step
      Then "Dawn" is still tapped
      And the stack holds the ability of "Dawn"
      When all players pass
      Then Bob has 21 life

  Rule: P.4.4 What depends on whose turn it is changes as the turn starts, before anything triggers

    Example: a creature that is strong in one player's turns
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Sphere": "As long as it's your turn, creatures you control get +2/+0."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls an enchantment "Scale": "At the beginning of your upkeep, you gain life equal to the number of creatures with power 3 or greater."
      And Alice controls an enchantment "Beam": "At the beginning of your upkeep, you gain life equal to the number of creatures with power 3 or greater."
      When the game goes to Bob's upkeep step
      Then "Ox" has power 2
      When all players pass
      Then Bob still has 20 life
      When the game goes to Alice's upkeep step
      And all players pass
      Then Alice has 21 life

  Rule: P.4.Ruling.1 Whether a turn is skipped that may be is chosen right before it starts

    Scenario Outline: skipped for an artifact that untaps for it
      Given a Magic game between Alice and Bob
      And Bob controls a tapped artifact "Vault":
        """
        Vault doesn't untap during your untap step.
        If you would begin your turn while Vault is tapped, you may skip that turn instead. If you do, untap Vault.
        {T}: Take an extra turn after this one.
        """
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then Bob is asked to may
      When Bob accepts
      Then it is Alice's upkeep step
      And "Vault" is untapped

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: not skipped
      Given a Magic game between Alice and Bob
      And Bob controls a tapped artifact "Vault":
        """
        Vault doesn't untap during your untap step.
        If you would begin your turn while Vault is tapped, you may skip that turn instead. If you do, untap Vault.
        """
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And Bob declines
      Then it is Bob's upkeep step
      And "Vault" is still tapped

    Scenario Outline: of two one is chosen
      Given a Magic game between Alice and Bob
      And Bob controls a tapped artifact "Vault":
        """
        Vault doesn't untap during your untap step.
        If you would begin your turn while Vault is tapped, you may skip that turn instead. If you do, untap Vault.
        """
      And Bob controls a tapped artifact "Crypt":
        """
        Crypt doesn't untap during your untap step.
        If you would begin your turn while Crypt is tapped, you may skip that turn instead. If you do, untap Crypt.
        """
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And Bob declines
      And Bob accepts
      Then it is Alice's upkeep step
      And "Vault" is still tapped
      And "Crypt" is untapped

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: one alone is used
      Given a Magic game between Alice and Bob
      And Bob controls a tapped artifact "Vault": "If you would begin your turn while Vault is tapped, you may skip that turn instead. If you do, untap Vault."
      And Bob controls a tapped artifact "Crypt": "If you would begin your turn while Crypt is tapped, you may skip that turn instead. If you do, untap Crypt."
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And Bob accepts
      Then it is Alice's upkeep step
      And "Vault" is untapped
      And "Crypt" is still tapped
