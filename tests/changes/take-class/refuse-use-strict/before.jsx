export function Rule() {
  'use strict';
  return <hr />;
}
