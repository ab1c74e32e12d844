import { games } from '@daeguk/games';
import { partNames as contestParts } from '../../packages/web/src/pages/contest/part-names.js';
import { partNames as organiserParts } from '../../packages/web/src/pages/organise/part-names.js';
import { ada, type Happened, newcomer, organiser, type Someone } from './stage.js';
import type { Tab } from './tab.js';

export interface PageToOpen {
  readonly path: string;
  /** What is pressed there before it is looked at, by its selector. */
  readonly press?: string;
}

const CONTEST = '/contests/picking-stones';
const OTHERS = ['algocup', 'makyek', 'microchess', 'reversi'];

const START = '[data-action=start]';
const SECOND_SEAT = '[data-seat=second]';

/** Every page of the portal, and every part of those that have several, by who looks at it: null is anybody. */
export function allPages(happened: Happened): ReadonlyMap<Someone | null, readonly PageToOpen[]> {
  const { game, others, live, seat, submission, tournaments } = happened;
  const forAll = [
    ...['/', '/practice', '/watch', '/settings', '/help', '/sign-in', '/no/such/page'],
    ...[...games.keys()].map((name) => `/practice/${name}`),
    ...[game, ...others].map((id) => `/games/${id}`),
    seat,
    '/contests',
    ...contestParts.map((part) => `${CONTEST}/${part}`),
    ...OTHERS.flatMap((id) => [`/contests/${id}/rules`, `/contests/${id}/protocol`]),
    ...tournaments.map((id) => `/tournaments/${id}`),
    `/submissions/${submission}`,
  ];
  const forContestants = [
    ...['/desk', '/desk/picking-stones', '/settings'],
    `/submissions/${submission}`,
    `/games/${game}`,
    `/games/${live}`,
  ];
  const forOrganisers = [
    ...organiserParts,
    ...['contests?new=algocup', 'contests?change=reversi', 'contests?list=picking-stones'],
    'tournaments?contest=picking-stones',
  ];
  return new Map<Someone | null, readonly PageToOpen[]>([
    [
      null,
      [
        ...forAll.map((path) => ({ path })),
        ...[...games.keys()].map((name) => ({ path: `/practice/${name}`, press: START })),
        { path: '/practice/connect6', press: SECOND_SEAT },
      ],
    ],
    [newcomer, [{ path: '/welcome' }]],
    [
      ada,
      [
        ...forContestants.map((path) => ({ path })),
        { path: '/practice/picking-stones', press: SECOND_SEAT },
      ],
    ],
    [organiser, forOrganisers.map((path) => ({ path: `/organise/${path}` }))],
  ]);
}

export async function open(tab: Tab, { path, press }: PageToOpen): Promise<void> {
  await tab.goto(path);
  if (press === undefined) return;
  await tab.page.locator(press).click();
  await tab.settled();
}
