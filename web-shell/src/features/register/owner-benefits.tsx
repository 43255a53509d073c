import { account } from '@prostora/strings/cs/account.ts';
import { MapPin } from '@prostora/ui';
import { Images, Phone } from '@prostora/ui/page-icons.ts';
import styles from './owner-benefits.module.css';

const ICONS = [Images, MapPin, Phone] as const;
const texts = account.register;

/** Benefits for owners and the steps after the registration. */
export const OwnerBenefits = () => (
  <div>
    <ul className={styles.list}>
      {texts.gains.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? Images;
        return (
          <li key={title} className={styles.gain}>
            <Icon aria-hidden className={styles.icon} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
    <h2 className={styles.title}>{texts.stepsTitle}</h2>
    <ol className={styles.steps}>
      {texts.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className={styles.trial}>{texts.trial}</p>
  </div>
);
