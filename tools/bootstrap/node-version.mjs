// @ts-check

/** Platforms for which the packages bring a Node of their own. */
const WITH_NODE = ['linux-x64', 'linux-arm64'];

/** @param {string} version Type stripping without a flag came with 22.18. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * What is demanded before anything is installed; null when this Node runs the project or starts the one of the packages.
 * @param {string} version
 * @param {string} platform such as `darwin-arm64`
 * @returns {string | null}
 */
export function describeMissingNode(version, platform) {
  if (isNewEnough(version)) return null;
  const isStarter = Number(version.split('.')[0]) >= 20 && WITH_NODE.includes(platform);
  return isStarter ? null : `Node ${version} is too old for ${platform}: install Node 22.18 or newer.`;
}
