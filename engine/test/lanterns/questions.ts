import { type Question, questionsOf } from '../../card-game/questions';

/** Every question of Lanterns. */
export const questions: readonly Question[] = questionsOf({
  priority: 'which card the keeper kindles, or to pass (110.4)',
  'choose what to smother': 'which lantern a gust smothers (210.2)',
});
