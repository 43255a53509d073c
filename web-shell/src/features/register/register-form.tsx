import type { RegistrationRequest, Session, SessionUser } from '@prostora/api-client';
import { normalizeDic, normalizeIco, normalizePhone, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, CheckField, ChevronDown, PasswordField, TermsLink, TextField } from '@prostora/ui';
import { FormPanel } from '../../components/form-panel.tsx';
import { PasswordRules } from '@prostora/ui/fields/password-rules.tsx';
import {
  CHECKED,
  confirmationRules,
  dicRules,
  emailRules,
  icoRules,
  maxLengthRule,
  ownPasswordRules,
  phoneRules,
  termsRules,
  type FormRules,
  type FormValues,
} from '@prostora/ui/fields/form-rules.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './register-form.module.css';

const NAME_MAX = 200;
const RULES: FormRules<keyof RegistrationRequest> = {
  email: emailRules,
  password: ownPasswordRules,
  password_confirm: confirmationRules,
  name: [maxLengthRule(NAME_MAX)],
  company_name: [maxLengthRule(NAME_MAX)],
  ico: icoRules,
  dic: dicRules,
  phone: phoneRules,
  terms_accepted: termsRules,
};
const texts = account.register;
const { fields } = account;

/** Request body: trimmed and normalized, without empty values. */
function toRegistration(values: FormValues<keyof RegistrationRequest>): RegistrationRequest {
  const optional = {
    name: values.name.trim(),
    company_name: values.company_name.trim(),
    ico: normalizeIco(values.ico) ?? '',
    dic: normalizeDic(values.dic),
    phone: normalizePhone(values.phone) ?? '',
  };
  return {
    email: values.email.trim(),
    password: values.password,
    password_confirm: values.password_confirm,
    terms_accepted: values.terms_accepted === CHECKED,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

type Props = {
  register: ((input: RegistrationRequest) => ReturnType<Session['register']>) | null;
  onDone: (user: SessionUser) => void;
};

/** RegistrationRequest of an owner (SPEC §5): account, and optional company details. */
export function RegisterForm({ register, onDone }: Props) {
  const form = useForm(RULES, { send: register && ((values) => register(toRegistration(values))), onDone });
  return (
    <FormPanel
      heading="h2"
      mark={false}
      title={texts.formTitle}
      onSubmit={form.submit}
      failure={form.failure}
      foot={
        <>
          {texts.haveAccount}{' '}
          <Link className="text-link" to={urls.login}>
            {texts.login}
          </Link>
        </>
      }
    >
      <TextField
        {...form.field('email')}
        label={fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <PasswordField
        {...form.field('password')}
        label={fields.password}
        hint={<PasswordRules password={form.values.password} />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirm')}
        label={fields.passwordConfirm}
        autoComplete="new-password"
      />
      <details className={styles.more}>
        <summary className={styles.summary}>
          <span>
            {texts.company} <span className={styles.optional}>({texts.optional})</span>
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <div className={styles.fields}>
          <p className={styles.hint}>{texts.companyHint}</p>
          <TextField {...form.field('name')} label={fields.name} autoComplete="name" />
          <TextField
            {...form.field('phone')}
            label={fields.phone}
            type="tel"
            autoComplete="tel"
            placeholder={texts.phoneExample}
          />
          <TextField {...form.field('company_name')} label={fields.companyName} autoComplete="organization" />
          <div className={styles.pair}>
            <TextField {...form.field('ico')} label={fields.ico} inputMode="numeric" autoComplete="off" />
            <TextField {...form.field('dic')} label={fields.dic} autoComplete="off" />
          </div>
        </div>
      </details>
      <CheckField {...form.checkbox('terms_accepted')} label={texts.terms} hint={<TermsLink />} />
      <Button type="submit" variant="primary" size="lg" wide sending={form.sending}>
        {texts.submit}
      </Button>
    </FormPanel>
  );
}
