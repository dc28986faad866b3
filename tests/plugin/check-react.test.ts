import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { handsOnToReact, pragmaEndsInReact } from '../../src/plugin/check-react.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 've-react-'));
  write('node_modules/@emotion/react/jsx-dev-runtime.js', "export * from './dist/runtime.js';");
  write('node_modules/@emotion/react/dist/runtime.js', "import * as React from 'react/jsx-dev-runtime';");
  write('node_modules/@emotion/react/index.js', '');
  write('node_modules/theme-ui/jsx-runtime.js', "module.exports = require('@emotion/react/jsx-dev-runtime');");
  write('node_modules/preact/jsx-dev-runtime.js', "import { options } from './index.js';\nimport 'node:fs';");
  // A package with a React of its own in it, as bundlers make it.
  write(
    'node_modules/bundled/index.js',
    'var e=Symbol.for("react.element");export const React={createElement:t=>({$$typeof:e,type:t})};',
  );
  write('node_modules/preact/index.js', 'export const options = {};');
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('a JSX runtime', () => {
  it.each([
    ['react', true],
    ['@emotion/react', true],
    ['theme-ui', true],
    ['preact', false],
    ['not-installed', false],
  ])('of %s ends in React: %s', (source, ends) => {
    expect(handsOnToReact(source, root)).toBe(ends);
  });
});

describe('a file', () => {
  it.each([
    ['', true],
    ['/** @jsxImportSource @emotion/react */', true],
    ['/** @jsxImportSource preact */', false],
    ["/** @jsx React.createElement */\nimport React from 'react';", true],
    ["/** @jsx React.createElement */\nimport * as React from 'react'", true],
    ["/** @jsx React.createElement */\nimport { React } from 'bundled';", false],
    ["/** @jsx React.createElement */\nimport React from 'preact/compat'\nimport { memo } from 'react'", false],
    ['/** @jsx React.createElement */', false],
    ["/** @jsxRuntime classic */\nimport { React } from 'bundled';", false],
    ["/** @jsxRuntime automatic */\nimport { React } from 'bundled';", true],
    ["/** @jsx $h */\nimport { $h } from 'react';", true],
    ["/** @jsx jsx */\nimport { css, jsx } from '@emotion/react';", true],
    ["/** @jsx createElement */\nimport { createElement } from 'react';", true],
    ["/** @jsx h */\nimport { h } from 'preact';", false],
    ["/** @jsx h */\nimport { hh, h$ } from 'react';", false],
    ['/** @jsx h */', false],
    ['/** @jsxRuntime classic */\nimport React from "react";', true],
  ])('that begins with %j may be tagged: %s', (code, may) => {
    expect(pragmaEndsInReact(code, root)).toBe(may);
  });
});
