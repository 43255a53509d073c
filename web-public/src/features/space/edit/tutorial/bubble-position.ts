export type Box = { left: number; top: number; width: number; height: number };
export type BubblePosition = {
  left: number;
  top: number;
  /** Side and offset of the arrow; null without one. */ arrow: {
    side: 'left' | 'right' | 'top' | 'bottom';
    at: number;
  } | null;
};

const GAP = 20;
const EDGE = 12;
const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

/**
 * Position of the bubble: right of, left of, below or above the target, otherwise in a corner of the window.
 */
export function placeBubble(
  target: Box,
  bubble: { width: number; height: number },
  view: { width: number; height: number },
): BubblePosition {
  const right = target.left + target.width + GAP;
  const left = target.left - GAP - bubble.width;
  const below = target.top + target.height + GAP;
  const above = target.top - GAP - bubble.height;
  const top = clamp(target.top + 8, EDGE, view.height - bubble.height - EDGE);
  const across = clamp(target.left, EDGE, view.width - bubble.width - EDGE);
  const sideArrow = clamp(
    Math.max(target.top, EDGE) + Math.min(target.height / 2, 40) - top,
    24,
    bubble.height - 24,
  );
  if (right + bubble.width + EDGE <= view.width)
    return { left: right, top, arrow: { side: 'left', at: sideArrow } };
  if (left >= EDGE) return { left, top, arrow: { side: 'right', at: sideArrow } };
  const flatArrow = clamp(target.left + target.width / 2 - across, 24, bubble.width - 24);
  if (below + bubble.height + EDGE <= view.height)
    return { left: across, top: below, arrow: { side: 'top', at: flatArrow } };
  if (above >= EDGE) return { left: across, top: above, arrow: { side: 'bottom', at: flatArrow } };
  return {
    left: clamp(target.left + target.width - bubble.width - GAP, EDGE, view.width - bubble.width - EDGE),
    top: clamp(view.height - bubble.height - GAP, EDGE, view.height),
    arrow: null,
  };
}
