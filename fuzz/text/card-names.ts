const FIRST = (
  'Amber Ashen Barbed Bitter Brazen Briny Broken Cinder Copper Crooked Distant Dusty Early Fallow Feral Flint Frosted ' +
  'Gaunt Gilded Grim Hollow Idle Jagged Kindled Lantern Late Lonely Mossy Muted Narrow Pale Patient Quiet Rusted ' +
  'Salted Sleepless Sunken Tall Velvet Weary'
).split(' ');
const SECOND = (
  'Badger Bellows Bramble Bridge Candle Carver Chorus Comet Cooper Coppice Ferry Gable Glazier Heron Hinge Hollyhock ' +
  'Ibis Jetty Keeper Kettle Lark Ledger Loom Marten Miller Oriole Otter Parade Pilgrim Quarry Reaper Sexton Sparrow ' +
  'Tanner Thicket Thistle Vigil Warren Weaver Wicket'
).split(' ');

/** So many names there are. */
const NAMES = FIRST.length * SECOND.length;

/** The name of a generated card. Different numbers below 1600 give different names. */
export function nameOf(number: number): string {
  // A step that shares no factor with the number of names comes by each of them once.
  const place = (number * 823) % NAMES;
  return `${FIRST[place % FIRST.length]} ${SECOND[Math.floor(place / FIRST.length)]}`;
}
