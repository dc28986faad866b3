/** @returns the packages' folders by name */
export function fetchCorpus(): Map<string, string>;
