/** The browser's features that the app may use in its frame: all that it could use in a window of its own. */

/** Where the browser does not tell which it has. */
const USUAL = ['clipboard-read', 'clipboard-write', 'fullscreen', 'camera', 'microphone', 'geolocation', 'autoplay'];

interface WithPolicy {
  featurePolicy?: { allowedFeatures(): string[] };
}

/** A page of another origin in a frame has only the features that the page around it names. */
export function allowedFeatures({ featurePolicy }: WithPolicy = document as WithPolicy): string {
  return (featurePolicy?.allowedFeatures() ?? USUAL).join('; ');
}
