import { FileKey } from 'lucide-react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { MAX_CERTIFICATE_BYTES } from '../../../preload/contract/limits.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { CertificateWords } from './CertificateWords.tsx';
import { teamsStore } from './store.ts';

interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ChosenCertificate {
  readonly certificate: ChosenFile | null;
  readonly key: ChosenFile | null;
  readonly passphrase: string;
}
export const NO_CERTIFICATE: ChosenCertificate = { certificate: null, key: null, passphrase: '' };

const NOTHING = { facts: null, lacks: null } as const;

/** What main is given of chosen files; null before there is a certificate. */
export const filesOf = ({ certificate, key, passphrase }: ChosenCertificate) =>
  certificate === null
    ? null
    : { certificate: certificate.bytes, key: key?.bytes ?? null, passphrase };

export interface CertificateFieldsProps {
  readonly value: ChosenCertificate;
  readonly onChange: (value: ChosenCertificate) => void;
}

/** Chooses a client certificate, and asks for what its files lack: a key, a passphrase. */
export function CertificateFields({ value, onChange }: CertificateFieldsProps) {
  const { t } = useI18n();
  const store = usePageStore(teamsStore);
  const { looking, certificate } = useStore(store.state);
  const { facts, lacks } = certificate ?? NOTHING;
  const change = (changed: Partial<ChosenCertificate>) => {
    const now = { ...value, ...changed };
    onChange(now);
    const files = filesOf(now);
    if (files !== null) void store.chooseCertificate(files);
  };
  const tryPassphrase = () => {
    const files = filesOf(value);
    if (files !== null && value.passphrase !== '') void store.tryPassphrase(files);
  };
  return (
    <>
      <FileField
        label={t('teams.certificate-file')}
        hint={t('teams.no-file')}
        accept=".pem,.crt,.cer,.der,.p12,.pfx"
        file={value.certificate}
        onFile={(file) => change({ ...NO_CERTIFICATE, certificate: file })}
      >
        {facts !== null && (
          <span className="small soft" role="status">
            <CertificateWords certificate={facts} />
          </span>
        )}
      </FileField>
      {(value.key !== null || lacks === 'key') && (
        <FileField
          label={t('teams.key-file')}
          hint={t('teams.no-key-file')}
          accept=".pem,.key,.der"
          file={value.key}
          onFile={(key) => change({ key, passphrase: '' })}
        />
      )}
      {(value.passphrase !== '' || lacks === 'passphrase') && (
        <div className="team-half">
          <Field
            label={t('teams.passphrase')}
            type="password"
            value={value.passphrase}
            maxLength={1000}
            onChange={(passphrase) => {
              onChange({ ...value, passphrase });
              store.retypePassphrase();
            }}
            onBlur={tryPassphrase}
          />
        </div>
      )}
      {looking.state === 'failed' && <FailureCard failure={looking.failure} />}
    </>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly file: ChosenFile | null;
  readonly onFile: (file: ChosenFile) => void;
  /** What is known of it. */
  readonly children?: ReactNode;
}

function FileField({ label, hint, accept, file, onFile, children }: FileFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);

  async function picked({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    // What is longer is no certificate, which main says of its beginning, too.
    const bytes = await chosen.slice(0, MAX_CERTIFICATE_BYTES).arrayBuffer();
    // The same file can be chosen again.
    target.value = '';
    onFile({ name: chosen.name, bytes: new Uint8Array(bytes) });
  }

  return (
    <div className="field team-half">
      <span className="field-label">{label}</span>
      <div className="team-file">
        <Button
          size="compact"
          aria-label={t('look.label-value', { label, value: t('teams.choose-file') })}
          onPress={() => input.current?.click()}
        >
          <FileKey aria-hidden="true" />
          {t('teams.choose-file')}
        </Button>
        <span className={file === null ? 'soft' : undefined}>{brief(file?.name ?? hint)}</span>
      </div>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => void picked(event)}
      />
    </div>
  );
}
