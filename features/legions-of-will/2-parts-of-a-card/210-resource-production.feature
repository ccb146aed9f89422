Feature: 210. Resource production

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 210.1 A base on the battlefield has a resource production

    Example: all that are face up produce for the player whose turn it is
      Given Bob controls a base "Mill" with production 2
      And Bob controls a base "Mine" with production 3
      And Alice controls a base "Kiln" with production 4
      When the game goes to Bob's resource step
      Then Bob has 15 resource
      And Alice still has 10 resource

    Example: one that is face down produces nothing
      Given Bob controls a base "Mill" with production 2
      And Bob controls a base "Mine" with production 3, face down
      When the game goes to Bob's resource step
      Then Bob has 12 resource
