import { mount } from 'svelte';
import '../src/pieces/pieces.css';
import '../src/site/site.css';
import Page from './Page.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('the page has no element "page"');
mount(Page, { target });
