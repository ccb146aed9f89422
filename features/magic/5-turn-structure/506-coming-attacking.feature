Feature: 506.3a What is put onto the Battlefield attacking

  Rule: 506.3a What is no creature comes, and never attacks

    Scenario Outline: an artifact and an artifact creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an artifact "Ring" in her graveyard
      And Alice has an artifact creature "Golem" in her graveyard
      And Alice has an instant "Call" in hand: "<text>"
      When Alice attacks with "Ox"
      And Alice plays "Call"
      And all players pass
      Then "Ring" is in play
      And "Ring" is not attacking
      And "Golem" is attacking
      And "Golem" is tapped
      When the game goes to the end of combat step
      Then Bob has 18 life

      @edition:2013
      Examples:
        | text                                                                                        |
        | Return all artifact cards from your graveyard to the battlefield tapped and attacking. |

      @edition:2025
      Examples:
        | text                                                                                   |
        | Return all artifact cards from your graveyard to the battlefield tapped and attacking. |

  @edition:2013
  Rule: 506.3a A creature token comes attacking

    Example: with the creature that brought it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox attacks, put a 1/1 red Goblin creature token onto the battlefield tapped and attacking."
      When Alice attacks with "Ox"
      And all players pass
      Then "Goblin" is attacking
      And "Goblin" is tapped
      When the game goes to the end of combat step
      Then Bob has 18 life
