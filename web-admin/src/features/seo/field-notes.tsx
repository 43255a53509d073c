import { Form, type FormInstance } from 'antd';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { AdminSeoUrlCheck } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { toFieldName } from '../../kit/form/form-values.ts';
import type { SeoValues } from './seo.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.form;

type FieldName = Parameters<FormInstance<SeoValues>['getFieldValue']>[0];
export type Note = { message: string; isError: boolean; other: { id: number; path: string | null } | null };

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Findings of one field; none for an empty field. */
function listNotes(check: AdminSeoUrlCheck | undefined, field: string, value: unknown): Note[] {
  if (!check) return [];
  const error = isFilled(value) ? check.errors[field] : undefined;
  const findPath = (id: number): string | null => (check.other?.id === id ? check.other.path : null);
  const problems = check.problems.filter(
    (problem) => problem.field === field && problem.message !== error && isFilled(value),
  );
  return [
    ...(error === undefined ? [] : [{ message: error, isError: true, other: check.other }]),
    ...problems.map(({ message, other_id }) => ({
      message,
      isError: false,
      other: other_id === null ? null : { id: other_id, path: findPath(other_id) },
    })),
  ];
}

/** Findings under a field, with a link to a conflicting URL. */
export function FieldNotes({ field, check }: { field: string; check: AdminSeoUrlCheck | undefined }) {
  const form = Form.useFormInstance<SeoValues>();
  const name = toFieldName(field);
  const notes = listNotes(check, field, form.getFieldValue(name as FieldName));
  // Messages of the last save are already shown.
  const serverErrors = form.getFieldError(name as FieldName);
  return (
    <>
      {notes
        .filter(({ message }) => !serverErrors.includes(message))
        .map((note) => (
          <NoteLine key={note.message} note={note} />
        ))}
    </>
  );
}

export function NoteLine({ note: { message, isError, other } }: { note: Note }) {
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <span className={`${styles.note} ${isError ? styles.wrong : styles.careful}`}>
      <Icon className="lucide" aria-hidden />
      <span>
        {message}
        {other && (
          <>
            {' '}
            <Link to={consoleUrls.seoUrl(other.id)} target="_blank" className={styles.link}>
              {other.path === null ? texts.otherUnknown : texts.otherRecord(other.path)}
            </Link>
          </>
        )}
      </span>
    </span>
  );
}
