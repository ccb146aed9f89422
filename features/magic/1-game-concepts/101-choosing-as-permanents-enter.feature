Feature: 101 Who chooses first for what several players' permanents enter with

  Rule: 101.4 The active player makes all choices first, for whichever permanents

    Scenario Outline: each chooses for the other one's permanent
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in her graveyard: "As Ox <enters>, an opponent chooses a color."
      And Bob has a creature "Cow" in his graveyard: "As Cow <enters>, an opponent chooses a color."
      And Alice has a sorcery "Mass" in hand: "Return all creature cards in all graveyards <to play> under their owners' control."
      When Alice plays "Mass"
      And all players pass
      Then Alice is asked to choose a color
      When Alice chooses "red"
      Then Bob is asked to choose a color
      When Bob chooses "blue"
      Then "Ox" is in play
      And "Cow" is in play

      @edition:2013
      Examples:
        | enters                 | to play            |
        | enters the battlefield | to the battlefield |

      @edition:2003 @rule:G.34.2
      Examples:
        | enters          | to play |
        | comes into play | to play |

      @edition:2025
      Examples:
        | enters | to play            |
        | enters | to the battlefield |

    @edition:2013
    Example: who gets a permanent that another effect gives to the active player
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Net": "If a creature would enter the battlefield under an opponent's control, it enters the battlefield under your control instead."
      And Bob has an artifact "Gem" in his graveyard: "As Gem enters the battlefield, choose a color."
      And Bob has an artifact creature "Cow" in his graveyard: "As Cow enters the battlefield, choose a color."
      And Alice has a sorcery "Mass" in hand: "Return all artifact cards in all graveyards to the battlefield under their owners' control."
      When Alice plays "Mass"
      And all players pass
      Then Alice is asked to choose a color
      When Alice chooses "red"
      Then Bob is asked to choose a color
      When Bob chooses "blue"
      Then "Cow" is controlled by Alice
      And "Gem" is controlled by Bob

  @edition:2013
  Rule: 101.4d A choice of another player that has the active player choose starts the order anew

    Scenario Outline: Bob has others choose for what is his, before or after he chooses for the rest
      Given a Magic game between Alice, Bob and Carol
      And <one> controls an enchantment "Net": "If a creature would enter the battlefield under an opponent's control, it enters the battlefield under your control instead."
      And <other> controls an enchantment "Web": "If a creature would enter the battlefield under an opponent's control, it enters the battlefield under your control instead."
      And Bob has an artifact "Gem" in his graveyard: "As Gem enters the battlefield, choose a color."
      And Bob has an artifact creature "Cow" in his graveyard: "As Cow enters the battlefield, choose a color."
      And Alice has a sorcery "Mass" in hand: "Return all artifact cards in all graveyards to the battlefield under their owners' control."
      When Alice plays "Mass"
      And all players pass
      Then Bob is asked to choose a replacement effect
      When Bob chooses "<net>"
      Then <next> is asked to choose a color
      When <next> chooses "red"
      Then <last> is asked to choose a color
      When <last> chooses "blue"
      Then "Cow" is controlled by <gets it>

      # Which is chosen first gives it to one opponent; the other one then replaces that.
      Examples:
        | one   | other | net     | next  | last  | gets it |
        | Alice | Carol | Web (2) | Alice | Bob   | Alice   |
        | Alice | Carol | Net (1) | Bob   | Carol | Carol   |
