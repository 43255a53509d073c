export { BackupError, type Manifest } from './backup-folder.ts';
export { restoreBackup } from './restore-backup.ts';
export { takeBackup } from './take-backup.ts';
