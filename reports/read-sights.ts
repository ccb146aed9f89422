import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Sight } from './model';

const texts = Type.Array(Type.String());
const sight = Type.Object({
  facts: Type.Record(Type.String(), Type.String()),
  events: Type.Array(
    Type.Object({
      rule: Type.Optional(Type.String()),
      text: Type.String(),
      kind: Type.String(),
      about: texts,
      amount: Type.Optional(Type.Number()),
    }),
  ),
  asks: Type.Optional(Type.String()),
});
const sights = TypeCompiler.Compile(Type.Array(Type.Union([sight, Type.Null()])));

/** Reads what was seen after each step; undefined where it isn't that. */
export const readSights = (value: unknown): readonly (Sight | null)[] | undefined =>
  sights.Check(value) ? value : undefined;
