import type { Offer, Option } from '../kernel';
import type { GameObject } from './object';

/** An object as it is offered; its label is worded only when somebody reads it. */
export class ObjectOption implements Option {
  constructor(readonly object: GameObject) {}

  get label(): string {
    const { card, id } = this.object;
    return `${card.name} [${id}]`;
  }
}

/** The same with what choosing it stands for. */
export class ObjectOffer<T> extends ObjectOption implements Offer<T> {
  constructor(
    object: GameObject,
    readonly value: T,
  ) {
    super(object);
  }
}
