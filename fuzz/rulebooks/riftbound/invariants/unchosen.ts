/**
 * What is told to be done that nobody has to choose anything for, in lower case: a regular expression's source, without the
 * full stop.
 */
export const UNCHOSEN = [
  String.raw`(?:draw|discard) \d(?:\. discard one of them|, then draw that many)?`,
  String.raw`channel \d runes?(?: exhausted)?(?:\. if you couldn't [^.]*)?`,
  String.raw`add (?:\[\w\])+`,
  String.raw`gain \d points?`,
  'each player (?:draws|discards) 1',
  'play an? [^.,]*tokens?[^.,]*',
  String.raw`ready (?:your legend|\d runes)`,
  String.raw`(?:buff|kill|deal \d to|give) (?:all|each) (?!of)(?!.*at a battlefield)[^.]*`,
  String.raw`(?:look at|reveal) the top \d cards of your main deck\.[^:]*`,
  String.raw`the next spell you play this turn deals \d bonus damage`,
  'recycle all cards in your trash',
  'banish the top card of your main deck',
].join('|');
