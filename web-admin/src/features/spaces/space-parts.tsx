import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { AdminSpaceRow, LayoutArea, SpaceDetail, SpaceImage, Tag } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { checkLayoutArea } from '@prostora/contracts/space-layouts.ts';
import { Link } from '@prostora/nav';
import { admin, formatDateTime, formatPhone, formatPostalCode } from '@prostora/strings';
import { formatLayout, layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import { layoutQuestions } from '@prostora/strings/cs/space-layouts-form.ts';
import { formatMeasure, measureNames, SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { DetailList, MailLink, EmptyValue, type DetailRow } from '../../kit/index.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import { publicationChecks } from './publication-checks.ts';
import { SpacePhoto } from './space-photo.tsx';
import styles from './space-sheet.module.css';

const texts = admin.review;

/** Checklist of publication requirements. */
export function SpaceChecklist({ space }: { space: SpaceDetail }) {
  const checks = publicationChecks(space);
  const isComplete = checks.every(({ isMet }) => isMet);
  return (
    <section className={isComplete ? `${styles.checks} ${styles.complete}` : styles.checks}>
      <h3>{isComplete ? texts.completeTitle : texts.missingTitle}</h3>
      <ul>
        {checks.map(({ check, isMet }) => (
          <li key={check} className={isMet ? undefined : styles.unmet}>
            {isMet ? (
              <CircleCheck className="lucide" role="img" aria-label={texts.checkDone} />
            ) : (
              <CircleAlert className="lucide" role="img" aria-label={texts.checkMissing} />
            )}
            {texts.checks[check]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Photos in order; a click opens the viewer. */
export function SpacePhotos({ images }: { images: readonly SpaceImage[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const ready = images.filter((image) => image.status === 'ready' && image.url);
  if (images.length === 0) return <p className={styles.unfilled}>{texts.noPhotos}</p>;
  return (
    <>
      <div className={styles.photos}>
        {ready.map((image, index) => (
          <button
            key={image.id_space_image}
            type="button"
            aria-label={texts.openPhoto(index + 1)}
            onClick={() => setOpened(index)}
          >
            <SpacePhoto image={image} width={index === 0 ? 460 : 220} />
          </button>
        ))}
        {images
          .filter((image) => !ready.includes(image))
          .map((image) => (
            <span key={image.id_space_image} className={styles.waiting}>
              {image.status === 'failed' ? texts.failedPhoto : texts.processing}
            </span>
          ))}
      </div>
      <PhotoViewer images={ready} index={opened} onMove={setOpened} />
    </>
  );
}

const renderTags = (tags: readonly Tag[]): ReactNode =>
  tags.length > 0 ? (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag.id}>{tag.name}</span>
      ))}
    </span>
  ) : (
    texts.none
  );

/** Layouts, each with a question or a confirmation of its area a person. */
const renderLayouts = ({ layouts, area_size }: SpaceDetail, areas: readonly LayoutArea[]): ReactNode =>
  layouts.length === 0
    ? null
    : layouts.map((layout) => {
        const check = checkLayoutArea(layout, area_size, areas);
        return (
          <span key={layout.layout} className={styles.line}>
            {formatLayout(layout)}
            {check && (
              <small className={check.state === 'plausible' ? styles.plausible : styles.question}>
                {check.state === 'plausible'
                  ? layoutsView.plausible
                  : layoutQuestions[check.state](check.perPerson, check.usual)}
              </small>
            )}
          </span>
        );
      });

/** Main parameters of a space; `areas` are the usual areas a person. */
export function SpaceParameters({
  space,
  areas = [],
}: {
  space: SpaceDetail;
  areas?: readonly LayoutArea[] | undefined;
}) {
  return (
    <DetailList
      rows={[
        ...SPACE_MEASURES.map((name): DetailRow => {
          const value = space[name];
          return [measureNames[name], value && formatMeasure(name, value)];
        }),
        [layoutsView.title, renderLayouts(space, areas)],
        [
          texts.price,
          space.price_from === null ? admin.spaces.byAgreement : admin.spaces.priceFrom(space.price_from),
        ],
        [texts.priceLevel, texts.priceLevelValue(space.price_level)],
        [texts.purposes, renderTags(space.tags.purpose)],
        [texts.equipments, renderTags(space.tags.equipments)],
        [texts.services, renderTags(space.tags.services)],
      ]}
    />
  );
}

/**
 * Street with its number, or the land registry number where a village has no streets; then postal code and
 * town.
 */
function listAddressLines(space: SpaceDetail): string[] {
  const number =
    space.house_number ??
    (space.land_registry_number ? texts.landRegistry(space.land_registry_number) : null);
  const street = [space.street ?? (number ? space.city : null), number].filter(Boolean).join(' ');
  return [
    street,
    [space.postal_code && formatPostalCode(space.postal_code), space.city].filter(Boolean).join(' '),
    space.province_name ?? '',
  ].filter((line) => line !== '');
}

const renderLink = (address: string | null): ReactNode =>
  address && (
    <a href={address} target="_blank" rel="noopener nofollow">
      {address.replace(/^https?:\/\/(?:www\.)?|\/$/gu, '')}
    </a>
  );

/** Address and contacts. */
export function SpaceContact({ space, row }: { space: SpaceDetail; row: AdminSpaceRow | undefined }) {
  const lines = listAddressLines(space);
  const optional: DetailRow[] = [
    [texts.facebook, renderLink(space.facebook)],
    [texts.instagram, renderLink(space.instagram)],
    [texts.youtube, renderLink(space.youtube)],
    [texts.video, renderLink(space.video_url)],
  ];
  return (
    <DetailList
      rows={[
        ...(row
          ? [
              [
                texts.owner,
                <>
                  <Link to={consoleUrls.customer(row.owner.id)}>{row.owner.name}</Link>
                  <br />
                  <MailLink email={row.owner.email} />
                </>,
              ] as DetailRow,
            ]
          : []),
        [
          texts.address,
          lines.length > 0 &&
            lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            )),
        ],
        [
          texts.phone,
          space.phone && <a href={`tel:${space.phone.replaceAll(/\s/gu, '')}`}>{formatPhone(space.phone)}</a>,
        ],
        [texts.email, space.email && <MailLink email={space.email} />],
        [texts.web, renderLink(space.web)],
        ...optional.filter(([, value]) => Boolean(value)),
        ...(row?.submitted_at ? [[texts.submitted, formatDateTime(row.submitted_at)] as DetailRow] : []),
        ...(row ? [[texts.updated, formatDateTime(row.updated_at)] as DetailRow] : []),
      ]}
    />
  );
}

/** Public texts; sanitised by the server on write (PRODUCT §7). */
export function SpaceTexts({ space: { perex, description } }: { space: SpaceDetail }) {
  return (
    <>
      <p className={styles.perex}>{perex || <EmptyValue />}</p>
      {description ? (
        <div className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
      ) : (
        <EmptyValue />
      )}
    </>
  );
}
