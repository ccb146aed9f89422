Feature: 704. State-based actions

  Rule: 704.5c A unit with lethal damage is destroyed

    @also:603.3b
    Example: it passes
      Given a game that exercises "704.5c 111.1"
      When it is played
        | a | b |
      Then 1 equals 1

    Example: it also passes
      Given a game that exercises "111.1"
      Then 2 equals 2

  Rule: 704.5d A unit without power

    Example: it fails
      Given a game that exercises "111.1"
      Then 1 equals 2
      And 3 equals 3

    @waived:until-it-is-mended
    Example: it is waived
      Then 1 equals 2

  Rule: 704.5e Legends

    Example: it has a setup error
      Then the table cannot be set up

  Rule: 704.5f More legends

    Example: it crashes
      Then the engine breaks

  Rule: 704.5g Attachments

    Example: it times out
      Then it never ends

  Rule: 704.5h No defense

    Example: it does not run
      Then it is left out

  Rule: The table is a table

    Example: it is about no number
      Then 1 equals 1
