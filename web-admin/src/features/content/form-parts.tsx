import { Form, Select } from 'antd';
import type { AdminContentPage } from '@prostora/api-client';
import {
  consoleUrls,
  CONTENT_LIMITS,
  CONTENT_TOKENS,
  isContentSlug,
  MENU_PLACES,
  SEO_LIMITS,
  TERMS_PAGE,
} from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { Panel } from '../../kit/index.ts';
import { ArticleInput } from '../../kit/editor/article-input.tsx';
import {
  SwitchItem,
  TextItem,
  maxLength,
  required,
  createTextRule,
  type Check,
} from '../../kit/form/form-fields.tsx';
import { LengthMeter } from '../../kit/search-texts/length-meter.tsx';
import { CoverField } from './cover-field.tsx';
import styles from './content.module.css';

const texts = adminContent.form;
const MENU_OPTIONS = MENU_PLACES.map((value) => ({ value, label: adminContent.list.places[value] }));
const checkSlug: Check = (text) =>
  text.trim() === '' || isContentSlug(text.trim()) ? null : fieldErrors.slug;

/** Title, lead and article; legal terms have their text in versions. */
export function TextFields({ page }: { page: AdminContentPage | null }) {
  return (
    <Panel title={texts.texts}>
      <TextItem
        name="title"
        label={texts.title}
        max={CONTENT_LIMITS.title}
        check={required}
        autoFocus={page === null}
      />
      <TextItem name="lead" label={texts.lead} hint={texts.leadHint} max={CONTENT_LIMITS.lead} rows={3} />
      {page?.slug === TERMS_PAGE ? (
        <p className={styles.quiet}>
          {texts.termsText}{' '}
          <Link to={consoleUrls.termsVersions} className={styles.link}>
            {texts.termsLink}
          </Link>
        </p>
      ) : (
        <Form.Item name="html" rules={[createTextRule(maxLength(CONTENT_LIMITS.html))]}>
          <ArticleInput label={texts.html} />
        </Form.Item>
      )}
    </Panel>
  );
}

/** Slug, status and menu fields. */
export function PlacementFields({ isFixed }: { isFixed: boolean }) {
  return (
    <Panel title={texts.place}>
      {!isFixed && (
        <TextItem
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          max={CONTENT_LIMITS.slug}
          check={checkSlug}
        />
      )}
      {!isFixed && <SwitchItem name="published" label={texts.status} />}
      <div className={styles.pair}>
        <Form.Item name="menu_place" label={texts.menuPlace}>
          <Select options={MENU_OPTIONS} />
        </Form.Item>
        <TextItem
          name="menu_label"
          label={texts.menuLabel}
          hint={texts.menuLabelHint}
          max={CONTENT_LIMITS.menuLabel}
        />
      </div>
    </Panel>
  );
}

/** Meta fields; the page's own texts are the fallback. */
export function SearchFields({ title, description }: { title: string; description: string }) {
  return (
    <Panel title={texts.search}>
      <TextItem name="meta_title" label={texts.metaTitle} hint={texts.metaTitleHint} max={SEO_LIMITS.title} />
      <div className={styles.meter}>
        <LengthMeter kind="title" text={title} />
      </div>
      <TextItem
        name="meta_description"
        label={texts.metaDescription}
        hint={texts.metaDescriptionHint}
        max={SEO_LIMITS.metaDescription}
        rows={3}
      />
      <div className={styles.meter}>
        <LengthMeter kind="meta_description" text={description} />
      </div>
      <Form.Item name="cover_id" label={texts.cover} extra={texts.coverHint}>
        <CoverField />
      </Form.Item>
    </Panel>
  );
}

/** Placeholders for the operator's details. */
export const PlaceholderHelp = () => (
  <Panel title={texts.tokens}>
    <p className={styles.quiet}>{texts.tokensHint}</p>
    <dl className={styles.tokens}>
      {CONTENT_TOKENS.map((token) => (
        <div key={token}>
          <dt>
            <code>{`{{${token}}}`}</code>
          </dt>
          <dd>{texts.tokenNames[token]}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
