const PRESSABLE = 'button, a[href], summary, label, input[type="checkbox"], input[type="radio"]';
/** Without comboboxes, whose lists close on blur. */
const TEXT_INPUTS = 'input:not([role="combobox"]), textarea, select';

/**
 * In a form that checks a field when it is left (`noValidate`: its errors are its own), a press takes the
 * focus from the field first; the field then shows its error, the page moves under the pointer, and the press
 * misses what it aimed at. So the focus stays in the field until the press in the form, or beside it, has
 * done its work; everywhere else it goes as ever. Answers how to stop listening.
 */
export function keepFocusOnPress(page: Document): () => void {
  const onMouseDown = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    const field = page.activeElement?.matches(TEXT_INPUTS) ? page.activeElement : null;
    if (pressed && field?.closest('form[novalidate]')?.parentElement?.contains(pressed))
      event.preventDefault();
  };
  page.addEventListener('mousedown', onMouseDown);
  return () => page.removeEventListener('mousedown', onMouseDown);
}
