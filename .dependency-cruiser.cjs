// Who may import whom. What a layer is not allowed, it is forbidden; tests may reach anywhere, except in circles.
const TEST = '[.]test[.](ts|mjs)$|(^|/)tests?/';
const OURS = '^(bench|bin|cli|docs|engine|examples|features|fuzz|port|reports|rulebooks|scripts|steps)/';

const layer = (name, from, allowed, comment) => ({
  name: `layer-${name}`,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: OURS, pathNot: allowed },
});

const layers = [
  layer(
    'kernel',
    '^engine/kernel/',
    ['^engine/kernel/'],
    'The kernel is what every card game shares: it imports nothing of ours.',
  ),
  layer('text', '^engine/text/', ['^engine/text/'], 'The grammar of card text imports nothing else of ours.'),
  layer(
    'card-game',
    '^engine/card-game/',
    ['^engine/(card-game|kernel)/', '^engine/text/tree/'],
    'What card games share imports the kernel and the trees of card text: no game.',
  ),
  layer(
    'game',
    '^engine/((?!card-game/|kernel/|text/)[^/]+)/',
    ['^engine/(card-game|kernel|text|$1)/'],
    'A game imports the card-game layer, the kernel, the card text and itself: never another game.',
  ),
  layer('engine', '^engine/[^/]+$', ['^engine/'], 'The engine knows nothing outside the engine.'),
  layer('rulebooks', '^rulebooks/', ['^rulebooks/'], 'Rulebooks are data and the code that reads them.'),
  layer(
    'port',
    '^port/(?!in-process(/|[-.][^/]*$))',
    ['^port/', '^engine/text/'],
    'The port sends card text with its tree; only the in-process adapter (port/in-process) knows the engine.',
  ),
  layer(
    'in-process-adapter',
    '^port/in-process(/|[-.][^/]*$)',
    ['^port/', '^engine/', '^rulebooks/'],
    'The in-process adapter joins the port to the engine, and reads the rulings of its rulebooks.',
  ),
  layer('steps', '^steps/', ['^steps/', '^port/'], 'Steps speak only to the port.'),
  layer(
    'fuzz',
    '^fuzz/',
    ['^fuzz/', '^port/', '^engine/text/'],
    'Fuzzing reaches the engine through the port.',
  ),
  layer(
    'reports',
    '^reports/',
    ['^reports/', '^rulebooks/'],
    'Reports are pure functions of a result stream and a rulebook.',
  ),
  layer(
    'examples',
    '^examples/(?!amendments/)',
    ['^examples/', '^port/'],
    'An adapter needs the port, and the engine that it is for.',
  ),
  layer(
    'amendments',
    '^examples/amendments/',
    ['^examples/amendments/', '^engine/[^/]+/for-designers[.]ts$'],
    "A rule of a designer's own is made of what its game publishes for that.",
  ),
  layer(
    'cli',
    '^cli/',
    ['^cli/', '^(reports|fuzz|steps|port|engine|rulebooks)/'],
    'The command is made of the other layers.',
  ),
];

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'rules-without-speed',
      comment:
        'A section says its rules as if nothing were kept; what makes them fast (speed/) wraps them, and the composition root joins both.',
      severity: 'error',
      from: { path: '^engine/[^/]+/(\\d|[a-z]-)[^/]*/', pathNot: TEST },
      to: { path: '^engine/[^/]+/speed/' },
    },
    {
      name: 'no-circles',
      comment: 'No circles anywhere, of types neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment:
        'A file that imports nothing and that nothing imports is forgotten, unless it is an entry point.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          TEST,
          '[.]d[.]ts$',
          '^[.][^/]+[.]cjs$',
          '^(bin|docs|editor|examples|scripts)/',
          '^cli/main[.]ts$',
          '^engine/[^/]+/index[.]ts$',
          '^fuzz/steps[^/]*[.]ts$',
          '^fuzz/.*/steps[^/]*[.]ts$',
          '^reports/.*[.](js|mjs)$',
          '^steps/',
        ],
      },
      to: {},
    },
    {
      name: 'no-test-in-product',
      comment: 'What is shipped never imports a test.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST, pathNot: 'node_modules' },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package is declared in package.json before it is imported.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-product',
      comment: 'What is shipped imports only what is installed with it.',
      severity: 'error',
      from: { path: '^(cli|engine|fuzz|port|reports|rulebooks|steps)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(bench|coverage|dist|report)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.d.ts', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
