Feature: G.34 Simultaneous

  Rule: G.34.2 Of what happens at once all is decided before any of it happens

    Example: what stays tapped is decided before anything untaps
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox": "You may choose not to untap Ox during your untap step."
      And Bob controls a tapped creature "Elk"
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then Bob is asked to choose what stays tapped
      And "Elk" is still tapped
      When Bob chooses nothing
      Then "Elk" is untapped
      And "Ox" is untapped

  Rule: G.34.3 The active player orders the effects of what comes into play together

    Scenario Outline: the later one says what is so, whoever's they are
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Red" in her graveyard: "All creatures are red."
      And Bob has an enchantment "Blue" in his graveyard: "All creatures are blue."
      And Bob controls a creature "Ox"
      And Bob has an instant "Mass" in hand: "Return all enchantment cards in all graveyards to play under their owners' control."
      And Alice has an instant "Doom" in hand: "Destroy target red creature."
      When Bob plays "Mass"
      And all players pass
      And Alice orders <order>
      Then "Red" is in play
      And Alice <can> target "Ox" with "Doom"

      Examples:
        | order         | can   |
        | "Blue", "Red" | can   |
        | "Red", "Blue" | can't |

    Example: nobody is asked of what changes nothing
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Red" in her graveyard: "All creatures are red."
      And Alice has an enchantment "Well" in her graveyard: "Whenever you draw a card, you gain 1 life."
      And Alice has a sorcery "Mass" in hand: "Return all enchantment cards from your graveyard to play."
      When Alice plays "Mass"
      And all players pass
      Then "Well" is in play
