const PRESSED = 'button, a[href], summary';
const TYPED_INTO = 'input, textarea, select';

/**
 * A press takes the focus from the field first; the field then shows its error, the page moves under the pointer, and the press
 * misses what it aimed at. So the focus stays in the field until the press has done its work. Answers how to stop listening.
 */
export function steadyPresses(page: Document): () => void {
  const hold = (event: MouseEvent): void => {
    const isPress = event.target instanceof Element && event.target.closest(PRESSED) !== null;
    if (isPress && page.activeElement?.matches(TYPED_INTO)) event.preventDefault();
  };
  page.addEventListener('mousedown', hold);
  return () => page.removeEventListener('mousedown', hold);
}
