import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useState } from 'react';
import {
  publishAdminLegalTerms,
  withdrawAdminLegalTerms,
  type AdminLegalTermsInput,
  type AdminLegalTermsVersion,
} from '@prostora/api-client';
import { buildTermsUrl, consoleUrls, CONTENT_LIMITS } from '@prostora/contracts';
import { formatDate } from '@prostora/strings';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import {
  ErrorPanel,
  PageHeader,
  Panel,
  SimpleTable,
  SkeletonBar,
  StatusTag,
  RelativeTime,
  useApi,
  useCommand,
  useConfirm,
  useConfirmedSubmit,
  type StatusStyle,
  type SimpleColumn,
} from '../../kit/index.ts';
import { ArticleInput } from '../../kit/editor/article-input.tsx';
import { DateItem } from '../../kit/form/date-item.tsx';
import { BackLink } from '../../kit/layout/detail.tsx';
import { TextItem, maxLength, required, createRule, createTextRule } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { PlaceholderHelp } from './form-parts.tsx';
import { legalTermsQuery, legalTermsTextQuery } from './content.queries.ts';
import styles from './content.module.css';

const texts = adminContent.terms;
const STATUS_STYLES: Readonly<Record<AdminLegalTermsVersion['state'], StatusStyle>> = {
  current: { tone: 'green', shape: 'dot' },
  upcoming: { tone: 'blue', shape: 'half' },
  past: { tone: 'grey', shape: 'dash' },
};

/** Versions of the legal terms and the form of the next one. */
export function LegalTermsPage() {
  const { data, error, refetch } = useQuery(legalTermsQuery(useApi()));
  const [formKey, setFormKey] = useState(0);
  return (
    <>
      <BackLink to={consoleUrls.contentPages} label={adminContent.page.back} />
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonBar width="100%" height={240} />
      ) : (
        <div className={styles.stack}>
          <Panel title={texts.list}>
            <Versions versions={data.items} />
          </Panel>
          <NextLegalTerms
            key={`${data.items[0]?.id ?? 0}-${formKey}`}
            latest={data.items[0] ?? null}
            onReset={() => setFormKey(formKey + 1)}
          />
        </div>
      )}
    </>
  );
}

function Versions({ versions }: { versions: readonly AdminLegalTermsVersion[] }) {
  const api = useApi();
  const confirm = useConfirm();
  const withdraw = useCommand({
    run: ({ id }: AdminLegalTermsVersion) => withdrawAdminLegalTerms({ client: api, path: { id } }),
    done: ({ valid_from }) => texts.withdrawn(valid_from),
    undo: ({ valid_from, html, summary }) =>
      publishAdminLegalTerms({ client: api, body: { valid_from, html, summary } }),
  });
  const ask = (version: AdminLegalTermsVersion): void =>
    confirm({
      title: texts.withdrawTitle(version.valid_from),
      text: texts.withdrawText,
      confirmLabel: texts.withdraw,
      danger: true,
      onConfirm: () => withdraw(version),
    });
  const columns: readonly SimpleColumn<AdminLegalTermsVersion>[] = [
    { key: 'number', title: texts.columns.number, render: ({ number }) => number },
    { key: 'from', title: texts.columns.from, render: ({ valid_from }) => formatDate(valid_from) },
    {
      key: 'state',
      title: texts.columns.state,
      render: ({ state }) => <StatusTag {...STATUS_STYLES[state]}>{texts.states[state]}</StatusTag>,
    },
    {
      key: 'summary',
      title: texts.columns.summary,
      render: ({ summary, number }) => summary || (number === 1 ? texts.first : texts.noSummary),
    },
    {
      key: 'created',
      title: texts.columns.created,
      render: ({ created_at }) => <RelativeTime at={created_at} />,
    },
    {
      key: 'actions',
      title: texts.columns.actions,
      align: 'right',
      isHeadHidden: true,
      render: (version) => (
        <div className={styles.actions}>
          <Button
            href={buildTermsUrl(version.state === 'current' ? undefined : version.valid_from)}
            target="_blank"
            aria-label={texts.readLabel(version.valid_from)}
          >
            {texts.read}
          </Button>
          {version.state === 'upcoming' && (
            <Button danger aria-label={texts.withdrawLabel(version.valid_from)} onClick={() => ask(version)}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return <SimpleTable label={texts.list} columns={columns} rows={versions} />;
}

type NextLegalTermsProps = { latest: AdminLegalTermsVersion | null; onReset: () => void };

/** Form of the next version, prefilled with the latest text. */
function NextLegalTerms({ latest, onReset }: NextLegalTermsProps) {
  const { data, error, refetch } = useQuery({
    ...legalTermsTextQuery(useApi(), latest?.id ?? 0),
    enabled: latest !== null,
  });
  if (latest !== null && error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (latest !== null && !data)
    return (
      <div role="status" aria-label={texts.loading}>
        <SkeletonBar width="100%" height={320} />
      </div>
    );
  return <LegalTermsForm html={data?.html ?? ''} onReset={onReset} />;
}

type Values = Omit<AdminLegalTermsInput, 'valid_from'> & { valid_from: string | null };
const dayRule = createRule((day: string | null) => (day === null ? fieldErrors.required : null));

function LegalTermsForm({ html, onReset }: { html: string; onReset: () => void }) {
  const api = useApi();
  const submitWithConfirmation = useConfirmedSubmit();
  const publish = useCommand({
    run: (input: AdminLegalTermsInput) => publishAdminLegalTerms({ client: api, body: input }),
    done: ({ valid_from }) => texts.published(valid_from),
    handledByForm: true,
  });
  /** Publishes after confirmation; declining keeps the form. */
  const submit = ({ valid_from, ...rest }: Values): Promise<unknown> => {
    const input = { ...rest, valid_from: valid_from ?? '' };
    const question = {
      title: texts.confirmTitle(input.valid_from),
      text: texts.confirmText,
      confirmLabel: texts.confirm,
    };
    return submitWithConfirmation(question, () => publish(input));
  };
  return (
    <Panel title={texts.publishTitle}>
      <p className={styles.quiet}>{texts.publishHint}</p>
      <ResourceForm<Values>
        name="terms"
        initial={{ valid_from: null, html, summary: '' }}
        submitLabel={texts.publish}
        cancelLabel={texts.cancel}
        onSubmit={submit}
        onDone={() => undefined}
        onCancel={onReset}
      >
        <DateItem
          name="valid_from"
          label={texts.from}
          hint={texts.fromHint}
          placeholder="1. 12. 2026"
          rules={[dayRule]}
        />
        <TextItem
          name="summary"
          label={texts.summary}
          hint={texts.summaryHint}
          max={CONTENT_LIMITS.summary}
          rows={3}
        />
        <Form.Item name="html" rules={[createTextRule(required, maxLength(CONTENT_LIMITS.html))]}>
          <ArticleInput label={texts.html} />
        </Form.Item>
        <PlaceholderHelp />
      </ResourceForm>
    </Panel>
  );
}
