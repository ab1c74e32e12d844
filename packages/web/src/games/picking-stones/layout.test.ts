import { describe, expect, it } from 'vitest';
import { layoutOf, squareLayout } from './layout.js';

const COUNTS = Array.from({ length: 398 }, (_, index) => index + 3);
const ROOMS = [
  [315, 256],
  [345, 480],
  [640, 480],
  [1100, 560],
  [1200, 820],
] as const;

describe('the layout of stones', () => {
  it('has a place for every stone, and no empty row', () => {
    for (const [width, height] of ROOMS) {
      for (const count of COUNTS) {
        const { columns, rows } = layoutOf(count, width, height);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * (rows - 1)).toBeLessThan(count);
      }
    }
  });

  it('is never wider than its room, and its stones never too small or too large', () => {
    for (const [width, height] of ROOMS) {
      for (const count of COUNTS) {
        const { columns, size } = layoutOf(count, width, height);
        expect(columns * size).toBeLessThanOrEqual(width + 0.001);
        expect(size).toBeGreaterThanOrEqual(36);
        expect(size).toBeLessThanOrEqual(Math.max(80, width / 10));
      }
    }
  });

  it('is seen at once wherever stones of the smallest size would be', () => {
    for (const [width, height] of ROOMS) {
      const most = Math.floor(width / 36) * Math.floor(height / 36);
      for (const count of COUNTS.filter((one) => one <= most)) {
        const { rows, size } = layoutOf(count, width, height);
        expect(rows * size).toBeLessThanOrEqual(height + 0.001);
      }
    }
  });

  it('counts in tens where that costs little', () => {
    expect(layoutOf(60, 720, 480).columns).toBe(10);
    expect(layoutOf(200, 1100, 560).columns).toBe(20);
    expect(layoutOf(25, 720, 500).columns).toBe(10);
  });

  it('else needs little height', () => {
    expect(layoutOf(46, 346, 507)).toMatchObject({ columns: 7, rows: 7 });
    expect(layoutOf(5, 346, 507)).toMatchObject({ columns: 5, rows: 1 });
  });

  it('is nearly a square for pictures', () => {
    expect(squareLayout(20)).toMatchObject({ columns: 5, rows: 4 });
    expect(squareLayout(60)).toMatchObject({ columns: 8, rows: 8 });
  });
});
