// Draws the plans of the demo spaces to PNG files beside this one (DESIGN 8: walls, furniture, saffron door,
// dimension lines). Run after a change of a room: node api/seeds/floor-plans/draw.mjs
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DEMO_FLOOR_PLANS, DIMENSION_GAP, getPlanSize, PLAN_PICTURE } from '../demo/demo-floor-plans.ts';

const COLOURS = {
  pine: '#16231D',
  furniture: '#34463D',
  saffron: '#F2B233',
  line: '#A3ACA5',
  text: '#4F5A53',
};
const WALL = 9;
/** Metres. */
const DOOR = 1.2;

const { pine, furniture, saffron, line, text } = COLOURS;
const rect = (x, y, width, height, round = 0.05) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
const circle = (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
const chair = (x, y) => rect(x - 0.22, y - 0.22, 0.44, 0.44, 0.12);
const range = (count) => Array.from({ length: count }, (_, index) => index);

/** Rows of tables for two, with chairs behind them. */
const schoolRows = (x, y, columns, rows) =>
  range(rows).flatMap((row) =>
    range(columns).map((column) => {
      const [left, top] = [x + column * 2.6, y + row * 1.35];
      return rect(left, top, 1.6, 0.5) + chair(left + 0.4, top + 0.8) + chair(left + 1.2, top + 0.8);
    }),
  );
/** A round table with eight chairs. */
const roundTable = (x, y) =>
  circle(x, y, 0.8) +
  range(8)
    .map((seat) => (seat * Math.PI) / 4)
    .map((angle) => chair(x + 1.15 * Math.cos(angle), y + 1.15 * Math.sin(angle)))
    .join('');
/** One table with chairs on both sides. */
const longTable = (x, y, seats) =>
  rect(x, y, seats * 0.6, 0.9) +
  range(seats)
    .map((seat) => x + 0.3 + seat * 0.6)
    .map((left) => chair(left, y - 0.35) + chair(left, y + 1.25))
    .join('');

/** Furniture in metres from the upper left corner, by the layouts of the spaces. */
const FURNITURE = {
  'sal-meridian': [
    rect(3.2, 0.25, 4.6, 0.12),
    rect(8.9, 0.9, 1.2, 0.6),
    ...schoolRows(1.9, 2.4, 3, 5),
    rect(0.3, 9.1, 3.2, 0.6),
  ],
  'stukovy-sal': [
    rect(0.4, 5, 3.6, 8, 0.1),
    rect(5.6, 6, 5.4, 6, 0.1),
    ...[13.6, 17.6, 21.8].flatMap((x) => [2.6, 6.8, 11.2, 15.4].map((y) => roundTable(x, y))),
    roundTable(8.3, 2.6),
    roundTable(8.3, 15.4),
  ],
  'loft-pod-strechou': [
    longTable(2.3, 2.4, 9),
    rect(0.3, 5.9, 2.6, 0.9, 0.2),
    rect(0.3, 4.8, 0.9, 0.9, 0.2),
    rect(1.6, 4.9, 0.9, 0.6, 0.1),
    rect(8.9, 0.3, 0.8, 3.8),
    circle(9.3, 1.2, 0.22),
    circle(5, 6, 0.2),
  ],
};
/** Windows of the upper wall: start and width in metres. */
const WINDOWS = {
  'sal-meridian': [1, 4, 7].map((x) => [x, 2.2]),
  'stukovy-sal': [2, 6.5, 11, 15.5, 20].map((x) => [x, 2.4]),
  'loft-pod-strechou': [0.8, 3.2, 5.6].map((x) => [x, 1.9]),
};

function drawPlan(plan) {
  const { width: pictureWidth, side, top } = PLAN_PICTURE;
  const { perMetre, height } = getPlanSize(plan);
  const [right, bottom] = [side + plan.width * perMetre, top + plan.depth * perMetre];
  const doorX = right - (DOOR + 0.4) * perMetre;
  const leaf = DOOR * perMetre;
  const [lineY, lineX] = [bottom + DIMENSION_GAP, side - DIMENSION_GAP];
  const metres = (value) => `${String(value).replace('.', ',')} m`;
  const windows = WINDOWS[plan.name].map(([x, width]) => {
    const [from, to] = [side + x * perMetre, side + (x + width) * perMetre];
    return `<rect x="${from}" y="${top - WALL}" width="${to - from}" height="${WALL}" fill="#fff" stroke="${pine}" stroke-width="1.6"/>
      <path d="M${from} ${top - WALL / 2}H${to}" stroke="${pine}" stroke-width="1.6"/>`;
  });
  const tick = (x, y, dx, dy) => `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${height}" fill="none">
    <rect width="100%" height="100%" fill="#fff"/>
    <path d="M${doorX} ${bottom + WALL / 2}H${side - WALL / 2}V${top - WALL / 2}H${right + WALL / 2}V${bottom + WALL / 2}H${doorX + leaf}"
      stroke="${pine}" stroke-width="${WALL}"/>
    ${windows.join('')}
    <path d="M${doorX} ${bottom}V${bottom - leaf}A${leaf} ${leaf} 0 0 1 ${doorX + leaf} ${bottom}Z" fill="${saffron}" fill-opacity=".35"/>
    <path d="M${doorX} ${bottom + WALL / 2}V${bottom - leaf}" stroke="${saffron}" stroke-width="6"/>
    <g transform="translate(${side} ${top}) scale(${perMetre})" stroke="${furniture}" stroke-width="${1.6 / perMetre}">
      ${FURNITURE[plan.name].join('')}
    </g>
    <path d="M${side} ${lineY}H${right}M${lineX} ${top}V${bottom}
      ${tick(side, lineY, 0, 10)}${tick(right, lineY, 0, 10)}${tick(lineX, top, 10, 0)}${tick(lineX, bottom, 10, 0)}"
      stroke="${line}" stroke-width="2"/>
    <g fill="${text}" font-family="Liberation Sans" font-size="26" text-anchor="middle">
      <text x="${(side + right) / 2}" y="${lineY + 38}">${metres(plan.width)}</text>
      <text transform="translate(${lineX - 16} ${(top + bottom) / 2}) rotate(-90)">${metres(plan.depth)}</text>
    </g>
  </svg>`;
}

for (const plan of DEMO_FLOOR_PLANS)
  await sharp(Buffer.from(drawPlan(plan)))
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`${plan.name}.png`, import.meta.url)));
