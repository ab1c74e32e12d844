import type { Article } from '../article.js';
import { about } from './about.js';
import { endings } from './endings.js';
import { firstBot } from './first-bot.js';
import { keyboard } from './keyboard.js';
import { organisers } from './organisers.js';
import { playing } from './playing.js';
import { privacy } from './privacy.js';
import { time } from './time.js';

/** The help, chapter by chapter. */
export const articles: readonly Article[] = [
  about,
  playing,
  firstBot,
  time,
  endings,
  keyboard,
  organisers,
  privacy,
];
