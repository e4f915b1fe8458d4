/// <reference types="vite/types/importMeta.d.ts" />

// Named imports, so that the bundler can put a class name where it is used; Vite's own types know the default only.
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '*.css' {}

declare module '*?url' {
  const url: string;
  export default url;
}
