import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFieldProps, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import { useTypedLength } from './use-typed-length.ts';

export type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/**
 * A labelled textarea. `maxLength` shows a counter („122 / 300“) but does not truncate: a longer pasted text
 * stays
 * whole and fails the rule of the form.
 */
export function TextArea({ maxLength, ref, onInput, ...props }: TextAreaProps): ReactNode {
  const { frame, input } = splitFieldProps(props);
  const typed = useTypedLength(ref, String(input.value ?? input.defaultValue ?? '').length);
  return (
    <Field
      {...frame}
      counted={maxLength === undefined ? undefined : { length: typed.length, max: maxLength }}
    >
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={typed.ref}
          className={classNames(control.className, styles['area'])}
          onInput={(event) => {
            typed.measure();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
