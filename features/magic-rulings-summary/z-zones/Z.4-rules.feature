Feature: Z.4

  Rule: Z.4.4 A spell that is being announced is not in its player's hand

    Example: it can't be discarded to pay for itself
      Given a Magic game between Alice and Bob
      And Alice has an instant "Pyre" in hand: 'As an additional cost to play Pyre, discard a card.\nYou gain 3 life.'
      When Alice tries to play "Pyre"
      Then it is refused
