import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, splitFieldProps, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined };

/** A labelled single-line input. */
export function TextField(props: TextFieldProps): ReactNode {
  const { frame, input } = splitFieldProps(props);
  return <Field {...frame}>{(control) => <input {...input} {...control} />}</Field>;
}
