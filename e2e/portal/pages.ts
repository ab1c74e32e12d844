import { ada, type Happened, organiser, type Someone } from './stage.js';

export interface PageToOpen {
  readonly path: string;
  /** Who looks at it; nobody in particular where it is for all. */
  readonly as: Someone | null;
}

/** Every page of the portal, and every part of those that have several. */
export function allPages({ game, submission, tournament }: Happened): PageToOpen[] {
  const forAll = [
    '/',
    '/practice',
    '/practice/connect6',
    '/practice/makyek',
    '/practice/microchess',
    '/practice/picking-stones',
    '/practice/reversi',
    '/watch',
    `/games/${game}`,
    '/contests',
    ...[
      '',
      '/rules',
      '/protocol',
      '/kits',
      '/ladder',
      '/games',
      '/submissions',
      '/tournaments',
    ].map((part) => `/contests/picking-stones${part}`),
    `/tournaments/${tournament}`,
    `/submissions/${submission}`,
    '/settings',
    '/help',
    '/sign-in',
    '/no/such/page',
  ];
  const forContestants = [
    '/desk/picking-stones',
    `/submissions/${submission}`,
    `/games/${game}`,
    '/settings',
  ];
  const forOrganisers = ['contests', 'people', 'tournaments', 'workers', 'announcements', 'arena'];
  return [
    ...forAll.map((path) => ({ path, as: null })),
    ...forContestants.map((path) => ({ path, as: ada })),
    { path: '/organise', as: organiser },
    ...forOrganisers.map((part) => ({ path: `/organise/${part}`, as: organiser })),
  ];
}
