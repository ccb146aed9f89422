import { Templates } from '../../../text/templates';
import { abilities } from './abilities';
import { effects } from './effects';
import { objects } from './objects';
import { statements } from './statements';
import { triggers } from './triggers';

/** Card text of Legions of Will, to be generated: every template of docs/card-text.md that can be told apart. */
export const templates = new Templates({ ...objects, ...effects, ...triggers, ...statements, ...abilities });

/** What a text says a card does, when, to what and at what cost: ids of templates. */
export const said: readonly string[] = templates.ids.filter((id) =>
  /^(?:clause|third person draws|discards|gains|sacrifices|expels|turns|puts counters|moves|returns|libraries|prevents|turn structure|changes|while|restriction|(?:plain )?sentence|event|moment|condition|statement|can't|playing|rules|replacement|triggered|activated|static|costs|keyword|status|unit|target (?:unit|permanent|played)|units(?: and more)?|their unit|permanent|object|one|removing all|forbidden|bound|simple ability|damageable): /.test(
    id,
  ),
);
